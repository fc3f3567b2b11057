export { InteriorWords as default } from "@/components/languages/te/interior-words";
