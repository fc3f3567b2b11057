export { InteriorWords as default } from "@/components/languages/hi/interior-words";
