import "server-only";
import { markOf } from "./installation-secret";

/**
 * The stored form of a visitor's IP address: enough to see that two leads have the same address, too little to find it.
 * Without the secret of the installation nobody can find the address by trying all of them.
 */
export function hashAddress(address: string): string {
  return markOf(address);
}
