export { ListWords as default } from "@/components/languages/hi/list-words";
