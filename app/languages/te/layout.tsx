export { Telugu as default } from "@/components/languages/telugu";
