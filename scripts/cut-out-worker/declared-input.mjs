import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Fields of the messages of onnx.proto3 that lead to an input's shape. */
const GRAPH = 7;
const INPUT = 11;
const INPUT_NAME = 1;
const INPUT_TYPE = 2;
const TENSOR = 1;
const ELEMENT_TYPE = 1;
const SHAPE = 2;
const DIMENSION = 1;
const LENGTH = 1;

/** Wire types of protobuf. */
const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;
/** Bytes of the longest tag with a length behind it. */
const HEAD_BYTES = 20;

/**
 * Reads how a model declares one of its inputs, which not all versions of the runtime say. Weights are skipped, so that
 * nothing of a large file is in memory.
 * @param {string} path of an ONNX file
 * @param {string} name of the input
 * @returns {{ type: number, dims: (number | null)[] } | null} type of its elements by onnx.proto3, and the lengths of
 *   its dimensions, null for an open one; null when there is none of that name
 * @throws Error for a file that is no such message
 */
export function declaredInput(path, name) {
  const file = openSync(path, "r");
  try {
    const whole = { from: 0, to: fstatSync(file).size };
    for (const graph of within(file, whole, GRAPH)) {
      for (const input of within(file, graph, INPUT)) {
        const [title] = within(file, input, INPUT_NAME);
        if (title && textOf(file, title) === name) return tensorOf(file, input);
      }
    }
    return null;
  } finally {
    closeSync(file);
  }
}

function tensorOf(file, input) {
  for (const type of within(file, input, INPUT_TYPE)) {
    for (const tensor of within(file, type, TENSOR)) {
      const [shape] = within(file, tensor, SHAPE);
      const dims = shape ? within(file, shape, DIMENSION).map((one) => numberIn(file, one, LENGTH)) : [];
      return { type: numberIn(file, tensor, ELEMENT_TYPE), dims };
    }
  }
  return null;
}

/** The first number of that field that is above zero; else null. */
function numberIn(file, message, field) {
  for (const one of fields(file, message)) if (one.field === field && one.value > 0) return Number(one.value);
  return null;
}

/** All messages or texts of that field, as their places in the file. */
function within(file, message, field) {
  return [...fields(file, message)].filter((one) => one.field === field && one.to !== undefined);
}

/** The fields of a message: a number, or the place of longer content. */
function* fields(file, { from, to }) {
  const head = Buffer.alloc(HEAD_BYTES);
  for (let at = from; at < to; ) {
    const field = fieldAt(head.subarray(0, readSync(file, head, 0, HEAD_BYTES, at)), at);
    if (field.to > to) throw new Error("The file breaks off.");
    yield field;
    at = field.to ?? field.next;
  }
}

/** @param bytes from where the field begins @param at that place in the file */
function fieldAt(bytes, at) {
  const tag = varint(bytes, 0);
  const field = Number(tag.value >> 3n);
  switch (Number(tag.value & 7n)) {
    case VARINT: {
      const { value, next } = varint(bytes, tag.next);
      return { field, value, next: at + next };
    }
    case DELIMITED: {
      const { value, next } = varint(bytes, tag.next);
      return { field, from: at + next, to: at + next + Number(value) };
    }
    case FIXED_64:
      return { field, next: at + tag.next + 8 };
    case FIXED_32:
      return { field, next: at + tag.next + 4 };
    default:
      throw new Error("The file is no ONNX model.");
  }
}

function varint(bytes, start) {
  let value = 0n;
  for (let at = start; at < bytes.length && at < start + 10; at += 1) {
    value |= BigInt(bytes[at] & 0x7f) << BigInt(7 * (at - start));
    if (bytes[at] < 0x80) return { value, next: at + 1 };
  }
  throw new Error("The file is no ONNX model.");
}

function textOf(file, { from, to }) {
  const bytes = Buffer.alloc(Math.min(to - from, 1000));
  readSync(file, bytes, 0, bytes.length, from);
  return bytes.toString();
}
