export { BuilderWords as default } from "@/components/languages/hi/builder-words";
