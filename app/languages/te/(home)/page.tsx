export { default, generateMetadata } from "@/app/(home)/page";

export const revalidate = 300;
