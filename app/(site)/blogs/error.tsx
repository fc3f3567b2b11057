"use client";

export { default } from "../blog/error";
