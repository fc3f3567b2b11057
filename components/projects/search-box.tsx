"use client";

type Props = { name: string; label: string; placeholder: string; defaultValue?: string; onText?: (text: string) => void };

export function SearchBox({ name, label, placeholder, defaultValue, onText }: Props) {
  return <input name={name} aria-label={label} placeholder={placeholder} defaultValue={defaultValue} onChange={(e) => onText?.(e.target.value)} />;
}
