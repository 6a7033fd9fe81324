import type { Config } from "tailwindcss";
import { COLORS } from "./app/brand/tokens";

/** Each is a custom property of the brand (tokens.yaml in its folder). */
const brandColors = Object.fromEntries(COLORS.map((name) => [name, `rgb(var(--${name}) / <alpha-value>)`]));

/** Design tokens by name. */
export default {
  content: ["./app/{root,entry.*}.tsx", "./app/{routes,storefront}/**/*.{ts,tsx}", "./app/design/**/*.tsx"],
  theme: {
    screens: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...brandColors,
      /** The accent as the background of a label. */
      "accent-fill": "rgb(var(--accent-fill) / <alpha-value>)",
      /** What is on paper, such as an instant photo, is the same in every brand. */
      print: "#ffffff",
      "on-print": "#2a211c",
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
      boxShadow: {
        float: "0 8px 28px rgb(var(--shadow) / var(--shadow-strength))",
        glow: "0 0 1.25rem rgb(var(--accent) / calc(var(--glow-strength) * 0.6))",
      },
      dropShadow: { glow: "0 0 0.5rem rgb(var(--accent) / calc(var(--glow-strength) * 0.8))" },
    },
  },
} satisfies Config;
