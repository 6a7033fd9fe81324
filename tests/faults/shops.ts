import type { Settings } from "~/settings/settings.server";
import { freePort } from "../../scripts/test/free-port";
import { type ServedShop, serveShop } from "../load/served-shop";

/** The processes of one store, each on its own port, and which of them are alive. */
export class Shops {
  private readonly living = new Map<number, ServedShop>();
  private turn = 0;

  private constructor(
    private readonly settings: Settings,
    private readonly environment: Record<string, string>,
  ) {}

  /**
   * Starts them one after the other, since the first one migrates and seeds. @param environment added to the settings
   */
  static async open(
    settings: Settings,
    count: number,
    environment: Record<string, string> = {},
  ): Promise<Shops> {
    const shops = new Shops(settings, environment);
    for (let index = 0; index < count; index += 1) await shops.start(await freePort());
    return shops;
  }

  /** Unexpected ends of processes, as text. */
  ends(): string[] {
    return [...this.living.values()].flatMap((shop) => shop.ends());
  }

  /** The status of a path at each of them. */
  statuses(path: string): Promise<number[]> {
    return Promise.all(
      [...this.living.values()].map(async ({ address }) => (await fetch(address + path)).status),
    );
  }

  /** Target of the next request: the living processes in turn, as by a load balancer that detects dead ones at once. */
  readonly address = (): string => {
    const shops = [...this.living.values()];
    if (shops.length === 0) throw new TypeError("No process of the shop lives.");
    this.turn += 1;
    return shops[this.turn % shops.length].address;
  };

  /** Kills one of them. @param chance from 0 to below 1, selects it @returns its port */
  async killOne(chance: number): Promise<number> {
    const [port, shop] = [...this.living][Math.floor(chance * this.living.size)];
    this.living.delete(port);
    await shop.kill();
    return port;
  }

  async start(port: number, script?: "start:cluster"): Promise<void> {
    const { brand, ...settings } = this.settings;
    const shop = await serveShop(
      {
        PORT: String(port),
        BRAND: brand,
        DATA_DIR: settings.dataDirectory,
        SESSION_SECRET: settings.sessionSecret,
        JOB_SECONDS: "1",
        ...(settings.smtpUrl && { SMTP_URL: settings.smtpUrl }),
        ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
        ...this.environment,
      },
      script,
    );
    this.living.set(port, shop);
  }

  /** Stops all of them gracefully: each finishes its work in progress. */
  async stop(): Promise<void> {
    const shops = [...this.living.values()];
    this.living.clear();
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}
