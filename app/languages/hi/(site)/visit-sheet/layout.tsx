export { VisitWords as default } from "@/components/languages/hi/visit-words";
