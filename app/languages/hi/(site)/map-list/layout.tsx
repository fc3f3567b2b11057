export { MapWords as default } from "@/components/languages/hi/map-words";
