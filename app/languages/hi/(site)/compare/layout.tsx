export { ComparedWords as default } from "@/components/languages/hi/compared-words";
