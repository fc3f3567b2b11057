"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`; on the server effects never run, and React warns of layout effects. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;
