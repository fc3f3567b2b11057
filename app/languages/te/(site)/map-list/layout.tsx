export { MapWords as default } from "@/components/languages/te/map-words";
