export { Hindi as default } from "@/components/languages/hi/speech";
