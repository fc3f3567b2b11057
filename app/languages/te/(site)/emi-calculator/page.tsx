export { default, generateMetadata } from "@/app/(site)/emi-calculator/page";
