export { BuilderWords as default } from "@/components/languages/te/builder-words";
