export { LoanWords as default } from "@/components/languages/hi/loan-words";
