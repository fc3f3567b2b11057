export { EnquireWords as default } from "@/components/languages/hi/enquire-words";
