export { default, generateMetadata } from "@/app/(site)/saved-search/page";
