export { Telugu as default } from "@/components/languages/te/speech";
