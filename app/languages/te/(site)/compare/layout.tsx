export { ComparedWords as default } from "@/components/languages/te/compared-words";
