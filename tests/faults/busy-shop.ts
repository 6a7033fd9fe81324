import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { senderOf } from "~/engine/mail/sender";
import type { Settings } from "~/settings/settings.server";
import { freshSettings } from "../engine/engine-fixture";
import { openMailServer } from "../engine/mail-server";
import { openBuyers } from "./buyers";
import { doneAnew, undone } from "./doubled";
import { fundBuyers } from "./fund-buyers";
import { halfDone } from "./half-done";
import { endClaims, hurryPrinting } from "./hurry";
import { lost, type Post } from "./lost";
import type { Shops } from "./shops";
import { type Snapshot, takeSnapshot } from "./snapshot";
import { buyUntilOver, finishAll, type Stream } from "./stream";

/** Milliseconds; a fast machine needs few of them. */
export const PATIENCE = 180_000;
/** Milliseconds between checks, since reading thousands of orders is expensive. */
const POLL = 2000;
/** Maximum number of emails that a process of one store sends at once. */
export const EMAILS_AT_WORK = 4;

interface Options extends Pick<Stream, "isKilled" | "mayAlsoSay" | "random"> {
  openShops: (settings: Settings) => Promise<Shops>;
  /** For example another database than the tests' own. */
  settings?: Partial<Settings>;
}

interface Metrics {
  emailsAnew: number;
  printsAnew: number;
  /** All figures as text. */
  metrics: string;
}

/** A store with its mail server, under a stream of checkouts during disturbances. */
export class BusyShop {
  private constructor(
    readonly settings: Settings,
    readonly stream: Stream,
    public shops: Shops,
    private readonly post: Post,
    private readonly openShops: Options["openShops"],
    private readonly remove: () => Promise<void>,
  ) {}

  static async open({ openShops, settings: changes, ...manner }: Options): Promise<BusyShop> {
    const server = await openMailServer();
    const { settings, remove } = await freshSettings({ smtpUrl: server.url, ...changes });
    const shops = await openShops(settings);
    const buyers = await openBuyers(shops.address);
    const stream: Stream = { buyers, checkouts: [], acknowledged: 0, ...manner };
    const post = { taken: server.taken, from: senderOf(settings) };
    return new BusyShop(settings, stream, shops, post, openShops, async () => {
      await server.close();
      await remove();
    });
  }

  async close(): Promise<void> {
    await this.shops.stop();
    await this.remove();
  }

  /** Keeps all buyers buying while `disturb` runs. */
  async buyDuring<Result>(disturb: () => Promise<Result>): Promise<Result> {
    await fundBuyers(this.settings, this.stream);
    await hurryPrinting(this.settings);
    let isOver = false;
    const buying = buyUntilOver(this.stream, () => isOver);
    const result = await Promise.race([buying.then(endedEarly), disturb()]);
    isOver = true;
    await buying;
    return result;
  }

  /** Waits until that many further orders were acknowledged. */
  async ordersMore(count: number): Promise<void> {
    const enough = this.stream.acknowledged + count;
    await vi.waitUntil(() => this.stream.acknowledged >= enough, { interval: 1, timeout: PATIENCE });
  }

  async expectNothingLost(): Promise<Snapshot> {
    const snapshot = await takeSnapshot(this.settings);
    expect(lost(snapshot, this.stream.checkouts, this.post)).toEqual([]);
    expect(halfDone(snapshot, this.stream.checkouts)).toEqual([]);
    return snapshot;
  }

  /** Lets every buyer finish interrupted checkouts. */
  async expectAllOrderedOnce(): Promise<Snapshot> {
    await finishAll(this.stream);
    const snapshot = await this.expectNothingLost();
    expect(snapshot.orders).toHaveLength(this.stream.checkouts.length);
    return snapshot;
  }

  /** Restarts the store, which takes over the work of the ended processes at once. */
  async restart(): Promise<void> {
    await this.shops.stop();
    await endClaims(this.settings);
    this.shops = await this.openShops(this.settings);
  }

  /**
   * Waits until every email is sent and every print file is written.
   * @throws Error that lists the rest when there is no progress for a while
   */
  async untilAllDone(): Promise<Metrics> {
    let done = await takeSnapshot(this.settings);
    let left = await undone(done, this.settings);
    let changed = performance.now();
    while (left.length > 0) {
      if (performance.now() - changed > PATIENCE) {
        throw new Error(`${left.length} are left: ${left.slice(0, 5).join(" ")}`);
      }
      await pause(POLL);
      done = await takeSnapshot(this.settings);
      const leftNow = await undone(done, this.settings);
      if (leftNow.length < left.length) changed = performance.now();
      left = leftNow;
    }
    const anew = doneAnew(done, this.post);
    const metrics = [`${done.orders.length} orders`, `${done.printTasks.length} printed lines`];
    const again = `${anew.messages} letters and ${anew.prints} lines done anew`;
    return { emailsAnew: anew.messages, printsAnew: anew.prints, metrics: [...metrics, again].join(", ") };
  }
}

function endedEarly(): never {
  throw new Error("The buyers stopped before the disturbance.");
}
