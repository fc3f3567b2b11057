export { VisitWords as default } from "@/components/languages/te/visit-words";
