export { SavedWords as default } from "@/components/languages/hi/saved-words";
