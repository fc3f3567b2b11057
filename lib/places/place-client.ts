import { apiRoot, readPaths } from "@/lib/base/call-paths";
import type { City, State } from "./place-schema";

/** All states, fetched by the browser from our own origin. Rejects unless the call succeeds. */
export function fetchStates(signal: AbortSignal): Promise<State[]> {
  return fetchList<State>(apiRoot + readPaths.states, signal);
}

/** The cities with active projects, those with the most first. Rejects unless the call succeeds. */
export function fetchBusyCities(signal: AbortSignal): Promise<City[]> {
  return fetchList<City>(`${apiRoot}${readPaths.allCities}?active=true`, signal);
}

/** The cities of a state, by name. Rejects unless the call succeeds. */
export function fetchCities(stateId: State["id"], signal: AbortSignal): Promise<City[]> {
  const params = new URLSearchParams({ stateId: String(stateId) });
  return fetchList<City>(`${apiRoot}${readPaths.citiesByState}?${params}`, signal);
}

async function fetchList<T>(address: string, signal: AbortSignal): Promise<T[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { data }: { data?: unknown } = await response.json();
  // Anything but a list, as another backend may send, counts as empty (specification, section 5).
  return Array.isArray(data) ? data : [];
}
