/** In the scripts of all pages once: each kind of page would have a copy of its own. */
import "next/link";
import "./error-screen";
