/** Lists of numbers, as states are made of them. */

export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The same number so many times. A list that is made at its length and filled counts as one with gaps, which is slower to read. */
export function filled(count: number, number: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(number);
  return numbers;
}

/** The numbers from 0 to `count` − 1. */
export function range(count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
}

/** Puts a few numbers in ascending order, in their own list: each into its place, which is quicker than a sort for many. */
export function ascending(few: number[]): number[] {
  for (let i = 1; i < few.length; i++) {
    const number = few[i];
    let place = i;
    for (; place > 0 && few[place - 1] > number; place--) few[place] = few[place - 1];
    few[place] = number;
  }
  return few;
}
