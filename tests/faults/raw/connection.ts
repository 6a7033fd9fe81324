import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { type Dice, diceOf } from "./dice";
import { brokenRequest, plainRequest } from "./raw-request";

/** Result of the requests of one connection. */
export interface Outcome {
  requests: Buffer[];
  /** Of the responses, in order. */
  statuses: number[];
  /** True when a complete request got no response. */
  isUnanswered: boolean;
}

export interface Shop {
  port: number;
  /** The store's cookie secret. */
  secret: string;
}

/** Milliseconds within which complete requests are answered, even on a busy machine. */
const PATIENCE = 30_000;
/** Milliseconds allowed for a request that may be incomplete, so that the store waits for more. */
const HASTE = 40;
const STATUS = /HTTP\/1\.1 (\d{3}) /g;

/**
 * Sends up to three pipelined requests and reads the responses: all of them, or none, or disconnects in between. The
 * requests depend only on the seed.
 */
export async function exchange(shop: Shop, seed: number): Promise<Outcome> {
  const dice = diceOf(seed);
  const isPlain = dice.chance(0.5);
  const requests: Buffer[] = [];
  for (let count = 1 + dice.below(3); count > 0; count -= 1) {
    const make = isPlain ? plainRequest : brokenRequest;
    requests.push(await make(dice, shop.secret));
  }
  const leavesEarly = dice.chance(0.2);
  const reader = await open(shop.port);
  await write(dice, reader.socket, Buffer.concat(requests));
  if (leavesEarly) {
    if (dice.chance(0.5)) await reader.waitFor(1, HASTE);
  } else {
    await reader.waitFor(requests.length, isPlain ? PATIENCE : HASTE);
  }
  if (dice.chance(0.3)) reader.socket.end();
  else reader.socket.destroy();
  const mustBeAnswered = isPlain && !leavesEarly;
  return {
    requests,
    statuses: reader.statuses,
    isUnanswered: mustBeAnswered && reader.statuses.length === 0,
  };
}

interface Reader {
  socket: Socket;
  statuses: number[];
  /** Resolves once that many responses have begun, the connection is closed, or the time is over. */
  waitFor(responses: number, milliseconds: number): Promise<void>;
}

async function open(port: number): Promise<Reader> {
  const socket = connect(port, "127.0.0.1");
  const statuses: number[] = [];
  let rest = "";
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    const text = rest + bytes.toString("latin1");
    for (const [, status] of text.matchAll(STATUS)) statuses.push(Number(status));
    rest = /H[^H]{0,12}$/.exec(text)?.[0] ?? "";
  });
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return {
    socket,
    statuses,
    waitFor(responses, milliseconds) {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        if (socket.closed) return done();
        socket.once("close", done);
        socket.on("data", () => statuses.length >= responses && done());
      });
    },
  };
}

/** Writes the bytes in one piece, or in several that arrive separately. */
async function write(dice: Dice, socket: Socket, bytes: Buffer): Promise<void> {
  const pieces = dice.chance(0.7) ? 1 : 1 + dice.below(4);
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write(bytes.subarray((piece * bytes.length) / pieces, ((piece + 1) * bytes.length) / pieces));
    await (dice.chance(0.5) ? nextTurn() : pause(1));
  }
}
