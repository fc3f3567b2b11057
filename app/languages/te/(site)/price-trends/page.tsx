export { default, generateMetadata } from "@/app/(site)/price-trends/page";

export const revalidate = 300;
