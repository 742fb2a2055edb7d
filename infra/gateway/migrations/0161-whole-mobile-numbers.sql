-- A mobile number is kept whole, +639171234567; numbers that came without their country's code get it, or nobody finds them.
UPDATE members SET mobile = '+' || ltrim(dialing_code, '+') || ltrim(mobile, '0') WHERE mobile ~ '^[0-9]' AND dialing_code IS NOT NULL;
