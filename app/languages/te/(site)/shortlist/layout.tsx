export { SavedWords as default } from "@/components/languages/te/saved-words";
