export { default, generateMetadata } from "@/app/(site)/docs-required/page";

export const revalidate = 300;
