import type { Config } from "tailwindcss";
import { colours } from "./content/site";

/** The only place that defines colours, sizes and radii, but for the company's own (docs/look-and-feel.md, "Tokens"). */
const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#FFFFFF",
      black: "#000000",
      ...colours,
      ink: { 400: "#8A8A94", 600: "#55555F", 900: "#1A1A1F" },
      surface: { DEFAULT: "#FFFFFF", warm: "#FAF8F4", line: "#E8E4DD" },
      success: { 50: "#EDF7F1", 600: "#1B7F4B" },
      danger: { 50: "#FDF2F2", 600: "#B3131E" },
    },
    fontFamily: { sans: ["var(--font-lato)", "Roboto as Lato", "Arial as Lato", "sans-serif"] },
    fontSize: {
      xs: ["14px", "20px"],
      sm: ["14px", "20px"],
      base: ["16px", "26px"],
      lg: ["18px", "28px"],
      xl: ["20px", "28px"],
      "2xl": ["24px", "32px"],
      "3xl": ["32px", "40px"],
      "4xl": ["44px", "52px"],
    },
    borderRadius: { none: "0", control: "8px", card: "12px", full: "9999px" },
    boxShadow: { none: "none", soft: "0 6px 24px rgba(26, 26, 31, 0.10)" },
    extend: {
      maxWidth: { container: "1200px", measure: "68ch" },
      spacing: { touch: "44px" },
    },
  },
};

export default config;
