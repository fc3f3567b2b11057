export { ContactWords as default } from "@/components/languages/te/contact-words";
