import type { Config } from "tailwindcss";

/** Design tokens by name; their values are custom properties of the brand (tokens.yaml in its folder). */
export default {
  content: ["./app/**/*.{ts,tsx}"],
  theme: {
    screens: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#ffffff",
      paper: "rgb(var(--paper) / <alpha-value>)",
      card: "rgb(var(--card) / <alpha-value>)",
      ink: "rgb(var(--ink) / <alpha-value>)",
      "soft-ink": "rgb(var(--soft-ink) / <alpha-value>)",
      line: "rgb(var(--line) / <alpha-value>)",
      "field-line": "rgb(var(--field-line) / <alpha-value>)",
      accent: "rgb(var(--accent) / <alpha-value>)",
      "accent-strong": "rgb(var(--accent-strong) / <alpha-value>)",
      "accent-tint": "rgb(var(--accent-tint) / <alpha-value>)",
      pine: "rgb(var(--pine) / <alpha-value>)",
      error: "rgb(var(--error) / <alpha-value>)",
      marigold: "rgb(var(--marigold) / <alpha-value>)",
      sand: "rgb(var(--sand) / <alpha-value>)",
      mint: "rgb(var(--mint) / <alpha-value>)",
      sky: "rgb(var(--sky) / <alpha-value>)",
      blush: "rgb(var(--blush) / <alpha-value>)",
    },
    fontFamily: {
      heading: "var(--heading-font)",
      body: ["Figtree Variable", "Figtree Fallback", "Arial", "sans-serif"],
    },
    fontSize: {
      sm: ["0.875rem", "1.45"],
      base: ["1rem", "1.55"],
      lg: ["1.125rem", "1.5"],
      xl: ["1.375rem", "1.35"],
      "2xl": ["1.75rem", "1.25"],
      "3xl": ["2.25rem", "1.15"],
      "4xl": ["3rem", "1.08"],
    },
    borderRadius: { none: "0", field: "10px", card: "14px", full: "999px" },
    extend: {
      maxWidth: { measure: "68ch", page: "1240px" },
      boxShadow: { float: "0 8px 28px rgb(42 33 28 / 0.12)" },
    },
  },
} satisfies Config;
