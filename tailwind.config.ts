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
    fontFamily: { sans: ["Lato", "Roboto as Lato", "Arial as Lato", "sans-serif"] },
    // Two files of Lato: what is black in the classes is bold on the screen.
    fontWeight: { normal: "400", bold: "700", black: "700" },
    fontSize: {
      xs: ["0.875rem", "1.25rem"],
      sm: ["0.875rem", "1.25rem"],
      base: ["1rem", "1.625rem"],
      lg: ["1.125rem", "1.75rem"],
      xl: ["1.25rem", "1.75rem"],
      "2xl": ["min(1.5rem, 12vw)", "1.333"],
      "3xl": ["min(2rem, 13vw)", "1.25"],
      "4xl": ["min(2.75rem, 15vw)", "1.182"],
    },
    borderRadius: { none: "0", control: "8px", card: "12px", full: "9999px" },
    boxShadow: { none: "none", soft: "0 6px 24px rgba(26, 26, 31, 0.10)" },
    extend: {
      maxWidth: { container: "75rem", measure: "68ch" },
      // What grows with the font must leave room for words: a target is large enough at 44 px, and the header at 72.
      spacing: { touch: "44px", header: "min(4rem, 72px)" },
    },
  },
};

export default config;
