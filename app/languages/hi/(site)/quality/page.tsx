export { default, generateMetadata } from "@/app/(site)/quality/page";

export const revalidate = 300;
