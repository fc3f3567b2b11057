export { EmiWords as default } from "@/components/languages/te/emi-words";
