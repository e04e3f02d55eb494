// What the articles of Crazy Mistigri speak of.
import ArrowCard from "../../art/ArrowCard.svelte";
import CardBack from "../../art/CardBack.svelte";
import CatCard from "../../art/CatCard.svelte";
import HelpCard from "../../art/HelpCard.svelte";
import { figure, type Figure } from "../../lib/figure";

const card = (colour: string, value: number): Figure => figure(CatCard, { colour, value });
const pair = (value: number): Figure[] => [card("red", value), card("blue", value)];

export const FIGURES: Record<string, Figure[]> = {
  M1: [card("yellow", 1), card("green", 5), card("purple", 9), card("mistigri", 10)],
  M4: [figure(ArrowCard, { clockwise: true }), figure(ArrowCard, { clockwise: false })],
  M5: [figure(CardBack, {}), card("red", 3), card("red", 6)],
  M6: [figure(HelpCard, { faceDown: false }), figure(HelpCard, { faceDown: true })],
  M8: pair(1),
  M9: pair(2),
  M10: pair(3),
  M11: pair(4),
  M12: pair(5),
  M13: pair(6),
  M14: pair(7),
  M15: pair(8),
  M16: [card("purple", 9), card("mistigri", 10)],
};
