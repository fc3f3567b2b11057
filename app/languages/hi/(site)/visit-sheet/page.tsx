export { default, generateMetadata } from "@/app/(site)/visit-sheet/page";
