export { ListWords as default } from "@/components/languages/te/list-words";
