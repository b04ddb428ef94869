import type { Config } from 'tailwindcss'

/**
 * The names of the design: colours, sizes and radii point to the CSS variables of `src/app/styles/colours.css`, where light
 * and dark are written side by side. Six text sizes, two weights.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.4375rem' }],
      base: ['1rem', { lineHeight: '1.625rem' }],
      lg: ['1.25rem', { lineHeight: '1.75rem' }],
      xl: ['1.625rem', { lineHeight: '2.125rem' }],
      '2xl': ['2.5rem', { lineHeight: '3rem' }],
    },
    fontWeight: { normal: '400', medium: '600' },
    borderRadius: { none: '0', sm: '0.1875rem', DEFAULT: '0.3125rem', lg: '0.5rem', full: '9999px' },
    extend: {
      colors: {
        background: 'var(--background)',
        foreground: 'var(--foreground)',
        surface: 'var(--surface)',
        muted: { DEFAULT: 'var(--muted)', foreground: 'var(--muted-foreground)' },
        border: 'var(--border)',
        input: 'var(--input)',
        ring: 'var(--ring)',
        primary: {
          DEFAULT: 'var(--primary)',
          foreground: 'var(--primary-foreground)',
          soft: 'var(--primary-soft)',
        },
        reach: { DEFAULT: 'var(--reach)', soft: 'var(--reach-soft)' },
        match: { DEFAULT: 'var(--match)', soft: 'var(--match-soft)' },
        safety: { DEFAULT: 'var(--safety)', soft: 'var(--safety-soft)' },
        destructive: { DEFAULT: 'var(--reach)', foreground: 'var(--primary-foreground)' },
        popover: { DEFAULT: 'var(--surface)', foreground: 'var(--foreground)' },
        accent: { DEFAULT: 'var(--muted)', foreground: 'var(--foreground)' },
      },
      maxWidth: { content: '80rem', reading: '42rem' },
      transitionDuration: { DEFAULT: '150ms' },
      // What lies over a page comes gently, and goes at once.
      keyframes: {
        appear: { from: { opacity: '0' } },
        'come-from-right': { from: { transform: 'translateX(100%)' } },
        'come-from-bottom': { from: { transform: 'translateY(100%)' } },
      },
      animation: {
        appear: 'appear 150ms',
        'come-from-right': 'come-from-right 150ms',
        'come-from-bottom': 'come-from-bottom 150ms',
      },
    },
  },
} satisfies Config
