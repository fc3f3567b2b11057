export { ContactWords as default } from "@/components/languages/hi/contact-words";
