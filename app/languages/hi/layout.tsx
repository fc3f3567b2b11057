export { Hindi as default } from "@/components/languages/hindi";
