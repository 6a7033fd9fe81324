import { BoundedMap } from "../../shared/bounded-map";
import { requestHash, type TaxCalculation, type TaxRequest } from "./tax-calculation";

/** Every page shows the cart: one without a calculation would otherwise call the service with each of them. */
const FAILURE_MILLISECONDS = 5 * 60_000;
const MAX_FAILURES = 10_000;

type Calculate = (request: TaxRequest) => Promise<TaxCalculation | null>;

/**
 * Calculates once for the same request: calls at the same time share a calculation, and one that returned null is not
 * repeated for five minutes. Successful calculations are not stored here, but with their carts.
 */
export class SharedCalculations {
  readonly #inFlight = new Map<string, Promise<TaxCalculation | null>>();
  /** By hash, in milliseconds of `performance.now()`. */
  readonly #failedUntil = new BoundedMap<string, number>(MAX_FAILURES);

  /** @param calculate returns null when it fails */
  calculate(request: TaxRequest, calculate: Calculate): Promise<TaxCalculation | null> {
    const hash = requestHash(request);
    if (performance.now() < (this.#failedUntil.get(hash) ?? 0)) return Promise.resolve(null);
    const running = this.#inFlight.get(hash);
    if (running) return running;
    const calculation = this.#run(hash, request, calculate);
    this.#inFlight.set(hash, calculation);
    return calculation;
  }

  async #run(hash: string, request: TaxRequest, calculate: Calculate): Promise<TaxCalculation | null> {
    try {
      const calculation = await calculate(request);
      if (!calculation) this.#failedUntil.set(hash, performance.now() + FAILURE_MILLISECONDS);
      return calculation;
    } finally {
      this.#inFlight.delete(hash);
    }
  }
}
