import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { type Dice, diceOf } from "./dice";
import { brokenRequest, plainRequest } from "./raw-request";

/** What became of the requests of one connection. */
export interface Outcome {
  requests: Buffer[];
  /** Of the answers, in order. */
  statuses: number[];
  /** True when nothing came for requests that have to be answered. */
  isUnanswered: boolean;
}

export interface Shop {
  port: number;
  /** By which it signs cookies. */
  secret: string;
}

/** Milliseconds within which whole requests are answered, on a machine however busy. */
const PATIENCE = 30_000;
/** Milliseconds that are given to a request that may be incomplete, so that the shop would wait for more. */
const HASTE = 40;
const STATUS = /HTTP\/1\.1 (\d{3}) /g;

/**
 * Sends up to three requests, one after the other without waiting, and reads the answers: all of them, or none, or
 * leaves in the middle. Which requests those are follows from the seed alone.
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
  /** Resolves once so many answers have begun, the connection is closed, or the milliseconds are over. */
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

/** In one piece, or in some, of which each arrives by itself. */
async function write(dice: Dice, socket: Socket, bytes: Buffer): Promise<void> {
  const pieces = dice.chance(0.7) ? 1 : 1 + dice.below(4);
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write(bytes.subarray((piece * bytes.length) / pieces, ((piece + 1) * bytes.length) / pieces));
    await (dice.chance(0.5) ? nextTurn() : pause(1));
  }
}
