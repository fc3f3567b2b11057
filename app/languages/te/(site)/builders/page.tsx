export { default, generateMetadata } from "@/app/(site)/builders/page";

export const revalidate = 300;
