export { default, generateMetadata } from "@/app/(site)/interior-design/page";

export const revalidate = 300;
