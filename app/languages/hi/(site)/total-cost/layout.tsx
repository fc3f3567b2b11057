export { CostWords as default } from "@/components/languages/hi/cost-words";
