export { EmiWords as default } from "@/components/languages/hi/emi-words";
