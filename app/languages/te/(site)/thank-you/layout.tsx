export { EnquireWords as default } from "@/components/languages/te/enquire-words";
